/** Another process runs the job by now: whoever hears of it lets go of it, and nothing has to be told to those who wait for it. */
export class JobTakenOver extends Error {
  override readonly name = 'JobTakenOver'
}
