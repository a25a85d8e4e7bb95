/** Acts that nobody takes back. */
import type { NotedActs } from '../../../electron/views/acts/notedActs.ts'

export const noNotedActs: NotedActs = { note: () => undefined, forget: () => undefined, list: () => [] }
