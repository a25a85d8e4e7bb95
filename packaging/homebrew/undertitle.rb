cask "undertitle" do
  arch arm: "arm64", intel: "x64"

  version "{{version}}"
  sha256 arm:   "{{sha256:dmg-arm64}}",
         intel: "{{sha256:dmg-x64}}"

  url "{{base}}/undertitle-#{version}-macos-#{arch}.dmg"
  name "Undertitle"
  desc "Gives every video the right, in-sync, readable subtitles"
  homepage "https://undertitle.app/"

  depends_on macos: ">= :monterey"

  app "Undertitle.app"

  uninstall quit: "app.undertitle.desktop"

  zap trash: [
    "~/Library/Preferences/app.undertitle.desktop.plist",
    "~/Library/Saved Application State/app.undertitle.desktop.savedState",
  ]
end
