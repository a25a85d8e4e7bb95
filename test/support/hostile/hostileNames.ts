/** Names that break screens: those of the hostile corpus where it lies beside the repository, else a few of our own. */
import { z } from 'zod'
import { corpusJson } from './corpus.ts'

const stringsFile = z.object({ names: z.array(z.object({ n: z.string() })) })

const ownNames: readonly string[] = [
  'Movie\u202Etrs.exe',
  '\u2067Movie\u2069',
  'a\nb\tc\rd',
  '\u001B[31mred\u0007',
  '../../etc/passwd',
  'C:\\x',
  '',
  ' ',
  '.',
  'x'.repeat(5_000),
  '\u{1F600}'.repeat(1_000),
  `Z${'\u0301'.repeat(500)}`,
  '\uD800',
  '\uFEFFBOM',
  '\u200B\u00AD\u2028\u2029',
  '__proto__',
  'constructor',
  'then',
  '<img src=x onerror=window.__pwn=1>',
  '"><script>window.__pwn=1</script>',
  'javascript:window.__pwn=1',
  '{{7*7}}',
  '${7*7}',
  '%s%s%n',
  'undefined',
  '[object Object]',
]

export async function hostileNames(): Promise<readonly string[]> {
  const strings = await corpusJson('strings.json')
  if (strings === null) return ownNames
  return [...ownNames, ...stringsFile.parse(strings).names.map(({ n }) => n)]
}
