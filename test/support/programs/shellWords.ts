/** Words of an example as a shell would split it; quotes keep words together. */
export function shellWords(line: string): readonly string[] {
  return Array.from(line.matchAll(/(?:[^\s"]|"[^"]*")+/g), ([word]) => word.replaceAll('"', ''))
}
