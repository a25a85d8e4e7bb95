/** A number that is glued to a plural says "1 files" one day: sentences of the command line, the host and the service alike. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const verbs = ['are', 'were', 'have', 'wait', 'need', 'stand', 'remain']
const nouns =
  'search|download|unit|subtitle|video|file|folder|title|archive|run|line|place|part|word|upload|job|account|second|minute|hour|day'
const plural = new RegExp(
  String.raw`^ (?:${verbs.join('|')}|(?:more )?(?:${nouns.replaceAll('search', 'searche')})s)\b`,
)

/** A limit that is written down is no count; what is compared with 1 beside it has its other form there. */
const isSure = (line: string) => /\$\{(?:most|fewest|longest|leaseSeconds|figuresWithinMs|[a-z]+Limits\.)/.test(line)
const hasOtherForm = (line: string) => /=== 1\b|> 1\b/.test(line)

function gluedIn(text: string): readonly string[] {
  const source = ts.createSourceFile('any.ts', text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const glued: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isTemplateSpan(node) && plural.test(node.literal.text) && !ts.isCallExpression(node.expression)) {
      const line = lines[source.getLineAndCharacterOfPosition(node.expression.getStart()).line] ?? ''
      if (!isSure(line) && !hasOtherForm(line)) glued.push(line.trim())
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return glued
}

test('the habit is recognised, and its cure', () => {
  expect(gluedIn('const said = `${waiting} wait`')).toHaveLength(1)
  expect(gluedIn('const said = `${total} files, ${left} searches`')).toHaveLength(2)
  expect(
    gluedIn("const said = `${counted(total, 'file')} are left, ${count === 1 ? '1 waits' : `${count} wait`}`"),
  ).toEqual([])
})

test.each(['electron', 'node', 'service', 'shared'])('no number is glued to a plural in %s', (room) => {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const glued = files.flatMap((name) => {
    const text = readFileSync(join(room, name), 'utf8')
    return gluedIn(text).map((line) => `${room}/${name}: ${line}`)
  })
  expect(glued).toEqual([])
})
