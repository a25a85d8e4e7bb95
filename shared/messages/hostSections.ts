/** Words that the host says by itself: in menus, notices and errors. The screens bring all others, so its build holds only these. */
import type { Messages } from './Messages.ts'

export const hostSections = ['desktop', 'errors', 'players'] as const satisfies readonly (keyof Messages)[]

export type HostMessages = Pick<Messages, (typeof hostSections)[number]>
