/** Whether bytes begin with these; the first bytes of a file say what it is. */
export function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
