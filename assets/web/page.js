"use strict";
// Shows the steps of each deal on a table. Without this script the page is a list of them.
for (const deal of document.querySelectorAll(".deal")) {
  const find = (name) => deal.querySelector(name);
  const steps = [...deal.querySelectorAll(".steps > li")];
  const cards = new Map([...deal.querySelectorAll(".card[data-card]")].map((card) => [card.dataset.card, card]));
  const hands = [...deal.querySelectorAll(".hand .cards")];
  const seats = [...deal.querySelectorAll(".seat")];
  const slider = find("input"), now = find(".now"), place = find(".place");
  const starts = steps.flatMap((step, n) => (step.classList.contains("lead") ? [n] : []));
  let at = 0;

  const show = (n) => {
    at = Math.max(0, Math.min(n, steps.length - 1));
    const step = steps[at], listed = step.dataset.hands.split("|");
    hands.forEach((hand, n) => {
      const held = listed[n].split(" ").filter(Boolean);
      hand.replaceChildren(...held.map((card) => cards.get(card)));
      hand.parentElement.hidden = n >= seats.length && !held.length;
    });
    for (const seat of seats) {
      seat.querySelector(".slot").replaceChildren();
      seat.classList.remove("took");
    }
    for (const played of step.dataset.trick.split(" ").filter(Boolean)) {
      const [seat, card] = played.split(":");
      seats[seat].querySelector(".slot").append(cards.get(card));
    }
    if (step.dataset.took) seats[step.dataset.took].classList.add("took");
    for (const other of steps) other.classList.toggle("here", other === step);
    now.replaceChildren(...step.cloneNode(true).childNodes);
    slider.value = at;
    slider.setAttribute("aria-valuetext", step.dataset.place);
    place.textContent = step.dataset.place;
  };

  const targets = {
    "trick-back": () => starts.findLast((n) => n < at) ?? 0,
    back: () => at - 1,
    on: () => at + 1,
    "trick-on": () => starts.find((n) => n > at) ?? steps.length - 1,
  };
  for (const button of deal.querySelectorAll("button"))
    button.addEventListener("click", () => show(targets[button.dataset.to]()));
  slider.max = steps.length - 1;
  slider.addEventListener("input", () => show(slider.valueAsNumber));
  find(".steps").addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link) return;
    event.preventDefault();
    show(steps.indexOf(link.closest("li")));
    find(".board").scrollIntoView({ block: "start" });
  });
  for (const part of deal.querySelectorAll(".board > [hidden]")) part.hidden = false;
  find(".board").classList.add("live");
  addEventListener("beforeprint", () => show(0));
  show(0);
}
