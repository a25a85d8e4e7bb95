/** Eyes and hands on a screen of Linux: what is shown on it, keys and clicks that come from its server. */
import { execFileSync } from 'node:child_process'
import { hasProgram } from './hasProgram.ts'
import type { Screen } from './screen.ts'

/** Whether the tests can press keys and see windows as a person does. */
export const hasHands = process.platform === 'linux' && hasProgram('xdotool')
export const needOfHands = 'Linux with xdotool'

export interface Hands {
  /** Ids of everything that lies on the screen: frames of windows, menus, dialogs. */
  shown(): ReadonlySet<string>
  /** Titles of all visible windows. */
  titles(): readonly string[]
  /** Keys as xdotool names them: 'ctrl+equal'. */
  press(...keys: readonly string[]): void
  /** At a point of the screen, in pixels. */
  click(at: { readonly x: number; readonly y: number }, button?: 'left' | 'right'): void
}

export function createHands(screen: Screen): Hands {
  const env = { PATH: process.env['PATH'], ...screen.env }

  /** xdotool also fails where it finds nothing. */
  function ask(...words: readonly string[]): string {
    try {
      return execFileSync('xdotool', words, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return ''
    }
  }

  const find = (...words: readonly string[]) =>
    ask('search', '--onlyvisible', ...words)
      .split('\n')
      .filter(Boolean)

  return {
    shown: () => new Set(find('--maxdepth', '1', '.*')),
    titles: () => find('--name', '.').map((id) => ask('getwindowname', id)),
    press: (...keys) => void ask('key', '--clearmodifiers', ...keys),
    click({ x, y }, button = 'left') {
      ask('mousemove', `${Math.round(x)}`, `${Math.round(y)}`, 'click', button === 'left' ? '1' : '3')
    },
  }
}
