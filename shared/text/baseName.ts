/** The last name of a path as any system writes it; `node:path` knows those of its own system only. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}
