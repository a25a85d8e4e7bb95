/** The dependency rules of ARCHITECTURE.md, checked on every import, type-only ones included. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Each folder with the folders it may import from. The first row that fits a file counts. */
const folderRules: readonly (readonly [folder: string, mayImport: readonly string[]])[] = [
  ['shared/', ['shared/']],
  // Runs on Node: files, SQLite, threads; knows neither host nor service.
  ['node/', ['node/', 'shared/']],
  ['service/', ['service/', 'node/', 'shared/']],
  [
    'electron/serviceClient/embedded/embeddedServiceWorker.ts',
    [
      'electron/serviceClient/',
      'service/server.ts',
      'service/tables.ts',
      'service/ai/readSettings.ts',
      'service/ai/settings.ts',
      'service/catalogue/',
      'service/usage/',
      'node/',
      'shared/',
    ],
  ],
  [
    'electron/serviceClient/embedded/collectionWorker.ts',
    ['electron/serviceClient/', 'service/catalogue/', 'service/tables.ts', 'node/', 'shared/'],
  ],
  ['electron/serviceClient/', ['electron/serviceClient/', 'node/', 'shared/']],
  ['electron/transport/', ['electron/transport/', 'node/', 'shared/']],
  // The version that the app says it has.
  ['electron/cli/main.ts', ['electron/', 'node/', 'shared/', 'package.json']],
  ['electron/cli/commands/serviceCommand.ts', ['electron/', 'node/', 'service/command.ts', 'shared/']],
  ['electron/cli/table/serviceCommands.ts', ['electron/', 'node/', 'service/commandRows.ts', 'shared/']],
  ['electron/', ['electron/', 'node/', 'shared/']],
  ['renderer/components/', ['renderer/components/', 'shared/']],
  ['renderer/api/', ['renderer/api/', 'shared/']],
  ['renderer/', ['renderer/', 'shared/']],
]

/**
 * The rooms of the host, lowest floor first: a room imports from lower floors only, functions and types alike, so that
 * "go to definition" leads down. Rooms of one floor do not know each other.
 */
const floors: readonly (readonly string[])[] = [
  ['serviceClient', 'database', 'disk', 'log', 'transport'],
  ['library', 'settings', 'quota', 'runs', 'sidecar', 'preload.ts'],
  ['wanted', 'verify', 'media'],
  ['matching', 'clean', 'timing'],
  ['plan', 'download', 'upload'],
  ['ai'],
  ['batch'],
  ['watch', 'checkup'],
  ['engine', 'views'],
  ['window'],
  ['desktop'],
  ['cli', 'main.ts'],
]

/** Packages that only some files may name. */
const packageRules: readonly (readonly [name: RegExp, onlyIn: readonly string[]])[] = [
  [
    /^electron$/,
    ['electron/main.ts', 'electron/preload.ts', 'electron/desktop/', 'electron/transport/window/electronTransport.ts'],
  ],
  [/^node:sqlite$/, ['node/sqlite/', 'electron/database/', 'service/catalogue/store/database.ts']],
  [/^onnxruntime-web(\/|$)/, ['node/ear/']],
  [/^chokidar$/, ['electron/watch/']],
  [/^pg(-|$)/, ['service/store/postgres/']],
  [/^commander$/, ['shared/command/']],
  [/^intl-messageformat$/, ['shared/messages/']],
  [/^(react|react-dom|zustand)(\/|$)/, ['renderer/']],
  [/^node:/, ['electron/', 'node/', 'service/']],
]

const longestFile = 300
/** Made from the English messages, as long as they are. */
const messageTypes = 'shared/messages/Messages.ts'

interface Import {
  readonly from: string
  readonly to: string
  readonly isTypeOnly: boolean
}

const files = ['shared', 'node', 'service', 'electron', 'renderer']
  .filter((root) => existsSync(root))
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, name)),
  )

const imports: readonly Import[] = files.flatMap((from) => {
  const source = ts.createSourceFile(from, readFileSync(from, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const name = statement.moduleSpecifier
    if (!name || !ts.isStringLiteral(name)) return []
    return [{ from, to: name.text, isTypeOnly: isTypeOnly(statement) }]
  })
})
const isLocal = ({ to }: Import) => to.startsWith('.')
const local = imports.filter(isLocal).map((each) => ({ ...each, to: normalize(join(dirname(each.from), each.to)) }))
const packages = imports.filter((each) => !isLocal(each))
const shown = ({ from, to }: Import) => `${from} -> ${to}`
const startsWithOneOf = (path: string, starts: readonly string[]) => starts.some((start) => path.startsWith(start))

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly
  const clause = statement.importClause
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings
  if (clause.name || !named || !ts.isNamedImports(named)) return false
  return named.elements.every((element) => element.isTypeOnly)
}

test('every local import names a file that exists', () => {
  expect(local.filter(({ to }) => !existsSync(to)).map(shown)).toEqual([])
})

test('folders import only from folders they may', () => {
  const broken = local.filter(({ from, to }) => {
    const mayImport = folderRules.find(([folder]) => from.startsWith(folder))?.[1] ?? []
    return !startsWithOneOf(to, mayImport)
  })
  expect(broken.map(shown)).toEqual([])
})

test('no schema is part of the screens: what checks input tries to make code, which their content policy forbids', () => {
  const reached = new Set(files.filter((file) => file.startsWith('renderer/')))
  const values = local.filter(({ isTypeOnly }) => !isTypeOnly)
  for (const file of reached) for (const { from, to } of values) if (from === file) reached.add(to)
  const schemas = packages.filter(({ from, to, isTypeOnly }) => reached.has(from) && to === 'zod' && !isTypeOnly)
  expect(schemas.map(shown)).toEqual([])
})

const roomOf = (path: string) => (path.startsWith('electron/') ? path.split('/')[1] : undefined)

test('every room of the host has its floor', () => {
  const rooms = new Set(files.flatMap((file) => roomOf(file) ?? []))
  expect([...rooms].sort()).toEqual(floors.flat().sort())
})

test('rooms of the host import from lower floors only', () => {
  const floorOf = (path: string) => floors.findIndex((rooms) => rooms.includes(roomOf(path) ?? ''))
  const upward = local.filter(({ from, to }) => {
    const inside = to.startsWith('electron/') && from.startsWith('electron/') && roomOf(from) !== roomOf(to)
    return inside && floorOf(to) >= floorOf(from)
  })
  expect(upward.map(shown)).toEqual([])
})

/** What does something to the world, or depends on its moment. Of node:net only the reading of addresses is used by them. */
const effects =
  /^node:(?!(path|crypto|url|util|buffer|zlib|net)(\/|$))|^electron\/database\/|^electron\/serviceClient\/(request|httpExchange|client)\.ts/

test('what calls itself pure imports no effect', () => {
  const pure = new Set(files.filter((file) => /^\/\*\*[^]*?\bPure\.[^]*?\*\//.test(head(file))))
  expect(pure.size).toBeGreaterThan(100)
  const broken = [...local, ...packages].filter(
    ({ from, to, isTypeOnly: onlyType }) => pure.has(from) && !onlyType && effects.test(to),
  )
  expect(broken.map(shown)).toEqual([])
})

/** The comment that a file begins with. */
function head(file: string): string {
  const text = readFileSync(file, 'utf8')
  return text.startsWith('/**') ? text.slice(0, text.indexOf('*/') + 2) : ''
}

test('packages are named only where they may be', () => {
  const broken = packages.filter(({ from, to }) => {
    const rule = packageRules.find(([name]) => name.test(to))
    return rule !== undefined && !startsWithOneOf(from, rule[1])
  })
  expect(broken.map(shown)).toEqual([])
})

test('nothing takes a value from an import of node:http, which loads a second client', () => {
  const broken = packages.filter(({ to, isTypeOnly: onlyType }) => to === 'node:http' && !onlyType)
  expect(broken.map(shown)).toEqual([])
})

test('what asks only the service loads nothing of library, plans and runs', () => {
  const loaded = loadedBy('electron/cli/serviceQuestions.ts')
  expect(loaded).toContain('electron/serviceClient/client.ts')
  const needless =
    /^electron\/(library|matching|plan|download|batch|ai|watch|checkup|media|timing)\/|^electron\/engine\/compose\.ts$/
  expect(loaded.filter((file) => needless.test(file))).toEqual([])
  expect(loaded).not.toContain('shared/release/parseRelease.ts')
})

/** Itself, and what its imports of values lead to. */
function loadedBy(entry: string): readonly string[] {
  const values = Map.groupBy(
    local.filter(({ isTypeOnly: onlyType }) => !onlyType),
    ({ from }) => from,
  )
  const reached = new Set([entry])
  for (const file of reached) for (const { to } of values.get(file) ?? []) reached.add(to)
  return [...reached]
}

test('screens do not import each other', () => {
  const featureOf = (path: string) => /^renderer\/features\/(\w+)\//.exec(path)?.[1]
  const broken = local.filter(({ from, to }) => {
    const [mine, theirs] = [featureOf(from), featureOf(to)]
    return mine !== undefined && theirs !== undefined && mine !== theirs
  })
  expect(broken.map(shown)).toEqual([])
})

test('no import leads back to its own file', () => {
  const targets = Map.groupBy(local, ({ from }) => from)
  const seen = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  function visit(file: string, path: readonly string[]): void {
    if (seen.get(file) === 'open') cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (seen.has(file)) return
    seen.set(file, 'open')
    for (const { to } of targets.get(file) ?? []) visit(to, [...path, file])
    seen.set(file, 'done')
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})

test(`no file is longer than ${longestFile} lines`, () => {
  const written = files.filter((file) => file !== messageTypes)
  expect(written.filter((file) => readFileSync(file, 'utf8').split('\n').length > longestFile)).toEqual([])
})

test('contract tests do not share the wire schemas, so that a wrong name there cannot hide', () => {
  const contract = readdirSync('test/contract', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  expect(contract.length).toBeGreaterThan(0)
  expect(contract.filter((name) => readFileSync(join('test/contract', name), 'utf8').includes('shared/wire'))).toEqual(
    [],
  )
})

test('one place decides between the words of the host and those of the reader', () => {
  const deciding = files.filter((file) => /\blocale [=!]== '/.test(readFileSync(file, 'utf8')))
  expect(deciding).toEqual(['shared/messages/hostSentence.ts'])
})

test('no text and no order depends on the language of the machine', () => {
  const asksMachine = /\.localeCompare\(|\.toLocale\w+\(\)|\bIntl\.\w+\(\)/
  expect(files.filter((file) => asksMachine.test(readFileSync(file, 'utf8')))).toEqual([])
})
