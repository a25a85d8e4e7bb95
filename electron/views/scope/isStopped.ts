/** Whether a work was stopped. Asked anew each time: it changes while a file is worked on, which the compiler does not see. */
export function isStopped({ aborted }: AbortSignal): boolean {
  return aborted
}
