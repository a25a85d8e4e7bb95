/** How the screens are built: components name the store they use, and none grows beyond what one screenful shows of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const longestComponent = 150

const written = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('renderer', name))
const components = written.filter((file) => file.endsWith('.tsx'))
const others = written.filter((file) => file.endsWith('.ts'))

function sourceOf(file: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

/** 'file:line' of every node that `isFound` holds for. */
function placesOf(file: string, isFound: (node: ts.Node) => boolean): readonly string[] {
  const source = sourceOf(file)
  const places: string[] = []
  const visit = (node: ts.Node): void => {
    if (isFound(node)) places.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return places
}

function isNamed(name: ts.Node | undefined, names: readonly string[]): boolean {
  return name !== undefined && ts.isIdentifier(name) && names.includes(name.text)
}

function isHook(node: ts.Node): boolean {
  return ts.isFunctionDeclaration(node) && /^use[A-Z]/.test(node.name?.text ?? '')
}

/** A prop where it is declared, or where it is handed on. */
function isProp(node: ts.Node, names: readonly string[]): boolean {
  return (ts.isPropertySignature(node) || ts.isJsxAttribute(node)) && isNamed(node.name, names)
}

test('there are components and hooks to look at', () => {
  expect(components.length).toBeGreaterThan(100)
  expect(others.flatMap((file) => placesOf(file, isHook)).length).toBeGreaterThan(20)
})

test('no component reads a store past React: what it shows and what it can do, it selects', () => {
  const reads = (node: ts.Node) => ts.isIdentifier(node) && ['getState', 'setState', 'subscribe'].includes(node.text)
  const isReact = (node: ts.Node) =>
    ts.isPropertyAccessExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ThisKeyword
  expect(components.flatMap((file) => placesOf(file, (node) => reads(node) && !isReact(node)))).toEqual([])
})

// A hook may listen to a store in an effect; what it does with one it selects, too.
test('no hook reads or sets a store past React', () => {
  const reads = (node: ts.Node) =>
    ts.isIdentifier(node) && ['getState', 'setState'].includes(node.text) && ts.findAncestor(node, isHook) !== undefined
  expect(others.flatMap((file) => placesOf(file, reads))).toEqual([])
})

test('no component is handed a bundle of stores', () => {
  const ofFeatures = components.filter((file) => file.startsWith('renderer/features/'))
  expect(components.flatMap((file) => placesOf(file, (node) => isProp(node, ['parts'])))).toEqual([])
  expect(ofFeatures.flatMap((file) => placesOf(file, (node) => isProp(node, ['stores'])))).toEqual([])
})

test(`no file of components is longer than ${longestComponent} lines`, () => {
  const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
  expect(components.filter((file) => linesOf(file) > longestComponent)).toEqual([])
})
