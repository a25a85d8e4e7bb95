/** What the page may play just now: files of this disk under random names. Nothing else can be asked for. In memory only. */

export interface MediaFile {
  readonly path: string
  readonly type: string
}

export interface MediaFiles {
  /** A name that nobody guesses. */
  put(file: MediaFile): string
  get(name: string): MediaFile | null
  drop(names: Iterable<string>): void
}

/** The oldest are forgotten beyond that. */
const mostNames = 500

export function createMediaFiles(newName: () => string): MediaFiles {
  const files = new Map<string, MediaFile>()
  return {
    put(file) {
      const name = newName()
      files.set(name, file)
      const [oldest] = files.keys()
      if (files.size > mostNames && oldest !== undefined) files.delete(oldest)
      return name
    },
    get: (name) => files.get(name) ?? null,
    drop(names) {
      for (const name of names) files.delete(name)
    },
  }
}
