/** The line of `service start` on standard output, and how it goes between processes. Types only. */

export interface StartLine {
  readonly listening: string
  /** A link to the operator's page. */
  readonly admin?: string
}

/** What a process is started as, in its environment. */
export const roleVariable = 'UNDERTITLE_SERVICE_PROCESS'
export type Role = 'first' | 'further'
/** Where all of them listen: each would be given another port for a 0 once none of the others is left. */
export const portVariable = 'UNDERTITLE_SERVICE_PORT'
