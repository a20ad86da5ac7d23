# For a tap of Homebrew, as Casks/trickdesk.rb; packaging/stores.py fills it in.
cask "trickdesk" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@ARM_SHA256@",
         intel: "@INTEL_SHA256@"

  url "@DOWNLOADS@/trickdesk-#{version}-macos-#{arch}.dmg"
  name "Trickdesk"
  desc "Card table for trick-taking games"
  homepage "@HOME_PAGE@"

  depends_on macos: ">= :ventura"

  app "Trickdesk.app"

  zap trash: "~/Library/Application Support/trickdesk"
end
