/** A part of the history, and the rows of the table that it means. Pure. */

export type HistoryScope =
  | { readonly kind: 'row'; readonly id: number }
  | { readonly kind: 'batch'; readonly id: string }
  | { readonly kind: 'file'; readonly path: string }
  /** Beside videos in this folder or below it; the path ends in a separator. */
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'since'; readonly atMs: number }
  /** Of these files everything, whoever wrote it: nothing of ours stays. */
  | { readonly kind: 'rows'; readonly ids: readonly number[] }
  | { readonly kind: 'all' }

interface Where {
  readonly where: string
  readonly values: readonly (string | number)[]
}

export function whereOf(scope: HistoryScope): Where {
  switch (scope.kind) {
    case 'row':
      return { where: 'id = ?', values: [scope.id] }
    case 'batch':
      return { where: 'batch_id = ?', values: [scope.id] }
    case 'file':
      return { where: '(path = ? OR video_path = ?)', values: [scope.path, scope.path] }
    case 'folder':
      return { where: 'video_path > ? AND video_path < ?', values: [scope.path, `${scope.path}\u{10ffff}`] }
    case 'since':
      return { where: 'at_ms >= ?', values: [scope.atMs] }
    case 'rows':
      return { where: 'id IN (SELECT value FROM json_each(?))', values: [JSON.stringify(scope.ids)] }
    case 'all':
      return { where: '1 = 1', values: [] }
  }
}
