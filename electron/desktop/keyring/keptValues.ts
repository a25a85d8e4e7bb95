/** A file of small values, opened whatever state it is in: nobody is kept from starting by it. */

export interface KeptValues {
  get(key: string): unknown
  /** @throws as the disk does */
  set(key: string, value: unknown): void
}

export interface KeptFile {
  /** @throws where the file is damaged, or the disk refuses */
  readonly open: () => KeptValues
  /** Gives the damaged file another name. */
  readonly setAside: () => void
  /** Told of each file that could not be read, and of a disk that lets none be kept. */
  readonly report: (thrown: unknown) => void
}

/** What cannot be read is set aside and a new file begun; where that fails too, values last as long as the program. */
export function openKeptValues({ open, setAside, report }: KeptFile): KeptValues {
  try {
    return open()
  } catch (damaged) {
    report(damaged)
  }
  try {
    setAside()
    return open()
  } catch (refused) {
    report(refused)
    return new Map<string, unknown>()
  }
}
