/** Every message is said somewhere: the type checker tells which keys the program names. */
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const typesFile = resolve('shared/messages/Messages.ts')

/** Reads the program without the packages: what it says of messages needs none of them. */
function openProgram(): ts.Program {
  const roots = ['renderer', 'electron/desktop', 'shared/messages', 'scripts/messages'].flatMap((folder) =>
    ts.sys.readDirectory(folder, ['.ts', '.tsx']),
  )
  const options: ts.CompilerOptions = {
    noEmit: true,
    allowImportingTsExtensions: true,
    strict: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
  }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({
      resolvedModule: text.startsWith('.') ? ts.resolveModuleName(text, from, options, host).resolvedModule : undefined,
    }))
  return ts.createProgram([...roots, 'electron/main.ts'], options, host)
}

/** The keys of messages that the code names: each by its declaration. */
function keysNamedIn(program: ts.Program): ReadonlySet<ts.Declaration> {
  const checker = program.getTypeChecker()
  const named = new Set<ts.Declaration>()
  const names = new Set(keysIn(program).map(({ name }) => name.getText()))
  const note = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) if (isOfMessages(declaration)) named.add(declaration)
  }
  const noteAll = (type: ts.Type) => {
    for (const property of type.getProperties()) note(property)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) note(checker.getSymbolAtLocation(node.name))
    if (ts.isBindingElement(node)) {
      const from = checker.getTypeAtLocation(node.parent)
      note(from.getProperty((node.propertyName ?? node.name).getText()))
    }
    // By a state that the host sends: the group stands for all of them.
    if (ts.isElementAccessExpression(node)) noteAll(checker.getTypeAtLocation(node.expression))
    if (isHandedOn(node)) noteWanted(checker, node, { note, noteAll })
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (!program.isSourceFileDefaultLibrary(file)) visit(file)
  return named
}

function keysIn(program: ts.Program): readonly ts.PropertySignature[] {
  const keys: ts.PropertySignature[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && !isArgument(node)) keys.push(node)
    ts.forEachChild(node, visit)
  }
  visit(program.getSourceFile(typesFile)!)
  return keys
}

interface Notes {
  readonly note: (symbol: ts.Symbol | undefined) => void
  readonly noteAll: (type: ts.Type) => void
}

/** Handed to a function or a component. */
function isHandedOn(node: ts.Node): node is ts.Expression {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node) && !ts.isObjectLiteralExpression(node))
    return false
  return ts.isJsxExpression(node.parent) || (ts.isCallExpression(node.parent) && node.parent.expression !== node)
}

/** A component may name the words that it takes by itself; a function may take any words by their keys. */
function noteWanted(checker: ts.TypeChecker, node: ts.Expression, { note, noteAll }: Notes): void {
  const given = checker.getTypeAtLocation(node)
  // Asked first: what a call wants of each argument is the most expensive question here.
  if (!given.getProperties().some(({ declarations = [] }) => declarations.some(isOfMessages))) return
  const wanted = checker.getContextualType(node)
  if (wanted === undefined) return
  if (wanted.getStringIndexType() !== undefined) noteAll(given)
  for (const property of wanted.getProperties())
    if (!property.declarations?.some(isOfMessages)) note(given.getProperty(property.name))
}

function isOfMessages(declaration: ts.Declaration): boolean {
  const { fileName } = declaration.getSourceFile()
  return fileName.endsWith('Messages.ts') && resolve(fileName) === typesFile
}

function pathOf(declaration: ts.Node): string {
  const above = declaration.parent
  const name = ts.isPropertySignature(declaration) ? [declaration.name.getText()] : []
  return [...(ts.isSourceFile(above) ? [] : [pathOf(above)]), ...name].filter(Boolean).join('.')
}

test('no message is without use', () => {
  const program = openProgram()
  const named = keysNamedIn(program)
  const unused = keysIn(program).filter((key) => !named.has(key))
  expect(unused.map(pathOf)).toEqual([])
}, 180_000)

/** Arguments stand in a type of their own: (values: { count: number }) => string. */
function isArgument(node: ts.PropertySignature): boolean {
  return ts.isTypeLiteralNode(node.parent) && ts.isParameter(node.parent.parent)
}
