/** What installs ffmpeg, a line a system. Pure. */
export interface Install {
  readonly system: string
  readonly line: string
  /** In what a browser says that it runs on. */
  readonly platform: RegExp
}

export const installs: readonly Install[] = [
  { system: 'Debian, Ubuntu', line: 'sudo apt install ffmpeg', platform: /linux/i },
  { system: 'macOS', line: 'brew install ffmpeg', platform: /mac/i },
  { system: 'Windows', line: 'winget install ffmpeg', platform: /win/i },
]

/** Those of the system that this page is looked at on; all where it says none of them. */
export function installsOn(platform: string): readonly Install[] {
  const fitting = installs.filter((each) => each.platform.test(platform))
  return fitting.length === 0 ? installs : fitting
}
