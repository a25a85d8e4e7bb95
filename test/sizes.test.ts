/** How large a function, a folder and what a factory is handed may be. Functions that are longer today are named, and may only shrink. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const longestFunction = 120
const longerFunctions: Readonly<Record<string, number>> = {
  'electron/ai/aiQueue.ts': 130,
  'electron/quota/quotaLedger.ts': 167,
  'electron/runs/runPages.ts': 135,
  'electron/views/ai/aiSession.ts': 129,
  'electron/views/checkup/checkupSession.ts': 124,
  'electron/views/library/list/libraryView.ts': 186,
  'electron/views/timing/timingSession.ts': 178,
  'electron/views/updates/updatesSession.ts': 157,
  'electron/views/upload/uploadSession.ts': 175,
  'electron/watch/look/rootKeeper.ts': 173,
  'electron/watch/rounds/wishCalendar.ts': 140,
  'electron/watch/watchLoop.ts': 198,
  'electron/window/handlers/handlers.ts': 124,
  'renderer/features/review/reviewStore.ts': 183,
  'service/ai/jobs/jobStore.ts': 123,
  'service/store/postgres/postgresDatabase.ts': 184,
  'service/usage/usageLedger.ts': 166,
  'shared/subtitle/formats/scc/captionDecoder.ts': 123,
}

const mostFiles = 21
/** What no test and no second caller replaces is imported. */
const mostFunctionMembers = 120

const files = ['shared', 'node', 'service', 'electron', 'renderer'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(root, name).replaceAll('\\', '/')),
)

const sources = files.map((file) => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
})

/** Lines of the longest function of a file. */
function longestIn(source: ts.SourceFile): number {
  let longest = 0
  const lineOf = (place: number) => source.getLineAndCharacterOfPosition(place).line
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body)
      longest = Math.max(longest, lineOf(node.end) - lineOf(node.getStart()) + 1)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return longest
}

test(`no function is longer than ${longestFunction} lines, but for those that are named here`, () => {
  const tooLong = sources.filter((source) => longestIn(source) > (longerFunctions[source.fileName] ?? longestFunction))
  expect(tooLong.map((source) => `${source.fileName}: ${longestIn(source)}`)).toEqual([])
})

test(`no folder holds more than ${mostFiles} files`, () => {
  const folders = [...Map.groupBy(files, (file) => dirname(file))]
  const tooFull = folders.filter(([, inside]) => inside.length > mostFiles)
  expect(tooFull.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([])
})

const interfaces = sources.flatMap((source) => source.statements.filter((each) => ts.isInterfaceDeclaration(each)))
const byName = Map.groupBy(interfaces, ({ name }) => name.text)

/** An arrow, `typeof listen`, one of them or null, or `Database['transaction']`, which is a function where it stands. */
function isFunctionType(type: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(type)) return isFunctionType(type.type)
  if (ts.isUnionTypeNode(type)) return type.types.some(isFunctionType)
  if (ts.isIndexedAccessTypeNode(type)) return isFunctionAt(type)
  return ts.isFunctionTypeNode(type) || ts.isTypeQueryNode(type)
}

function isFunctionAt({ objectType, indexType }: ts.IndexedAccessTypeNode): boolean {
  if (!ts.isTypeReferenceNode(objectType) || !ts.isLiteralTypeNode(indexType)) return false
  const key = ts.isStringLiteral(indexType.literal) ? indexType.literal.text : ''
  const members = (byName.get(objectType.typeName.getText()) ?? []).flatMap((each) => [...each.members])
  return members.some((member) => member.name?.getText() === key && isFunctionMember(member))
}

function isFunctionMember(member: ts.TypeElement): boolean {
  if (ts.isMethodSignature(member)) return true
  return ts.isPropertySignature(member) && member.type !== undefined && isFunctionType(member.type)
}

test(`factories are handed fewer than ${mostFunctionMembers} functions: decisions are imported`, () => {
  const handed = interfaces
    .filter(({ name }) => /(Parts|Needs)$/.test(name.text))
    .flatMap(({ name, members }) =>
      members.filter(isFunctionMember).map((member) => `${name.text}.${member.name?.getText() ?? ''}`),
    )
  expect(handed.length).toBeGreaterThan(50)
  expect(handed.length, handed.join('\n')).toBeLessThan(mostFunctionMembers)
})
