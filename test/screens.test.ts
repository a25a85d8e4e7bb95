/** How the screens are built: components name the store they use, and none grows beyond what one screenful shows of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const longestComponent = 150

const components = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => join('renderer', name))

function sourceOf(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
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

/** A prop where it is declared, or where it is handed on. */
function isProp(node: ts.Node, names: readonly string[]): boolean {
  return (ts.isPropertySignature(node) || ts.isJsxAttribute(node)) && isNamed(node.name, names)
}

test('there are components to look at', () => {
  expect(components.length).toBeGreaterThan(100)
})

test('no component reads a store past React: what it shows and what it can do, it selects', () => {
  const reads = (node: ts.Node) => ts.isIdentifier(node) && ['getState', 'setState', 'subscribe'].includes(node.text)
  const isReact = (node: ts.Node) =>
    ts.isPropertyAccessExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ThisKeyword
  expect(components.flatMap((file) => placesOf(file, (node) => reads(node) && !isReact(node)))).toEqual([])
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
