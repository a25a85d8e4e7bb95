/** For commands that answer no more than that they are done. */
export async function after(work: () => unknown): Promise<Record<string, never>> {
  await work()
  return {}
}
