/** '1 search', '2 searches', as English sentences say numbers. Pure. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
