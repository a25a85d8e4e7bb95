/** Shells that a completion is made for. Data only. */
export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const

export type Shell = (typeof shells)[number]

export function isShell(text: string): text is Shell {
  return shells.some((shell) => shell === text)
}
