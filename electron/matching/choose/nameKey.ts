/** A key under which two spellings of one release name are equal: separators, case and file endings do not count. Pure. */

const ending = /\.(?:mkv|mp4|avi|m4v|mov|wmv|webm|ts|m2ts|srt|ass|ssa|vtt|sub|smi|zip|rar)$/i

export function nameKey(name: string): string {
  return name
    .replace(ending, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._\-+()[\]{}]+/g, ' ')
    .trim()
}

/** The same for who made a subtitle. */
export function authorKey(author: string): string {
  return author.normalize('NFKC').trim().toLowerCase()
}
