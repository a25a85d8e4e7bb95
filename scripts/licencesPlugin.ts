/**
 * Writes down what of others a build holds: `licences/packages.json`, each licence's text and `licences/bom.cdx.json`. Each of
 * the builds adds its own packages to the same folder, so that a package and web mode have them all. A package without a
 * licence text fails the build.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bomOf } from './bom.ts'
import { fileStem, packageFolderOf, readLock, readShippedPackage, type ShippedPackage } from './shippedPackage.ts'

export interface LicencesOptions {
  /** Packages that are shipped as they are, and the runtime of the window. */
  readonly kept?: readonly string[]
  /** From the folder of this build to the one in which all of them lie. */
  readonly beside?: string
}

/** These load files of their own package at run time, so they stay packages. */
export const keptPackages = ['node-unrar-js', 'eld']

/** Code that the tools of the build write into what they build. */
const toolsByVirtualName: readonly (readonly [RegExp, string])[] = [
  [/^\0rolldown\//, 'rolldown'],
  [/^\0vite\//, 'vite'],
]

export function licences({ kept = [], beside = '.' }: LicencesOptions = {}): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      const ids = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      const folders = new Set([...ids.flatMap(folderOf), ...kept.map((name) => resolve('node_modules', name))])
      const lock = readLock('package-lock.json')
      const shipped = [...folders].map((folder) => readShippedPackage(folder, lock))
      addTo(join(dir, beside, 'licences'), shipped)
    },
  }
}

function folderOf(id: string): readonly string[] {
  const tool = toolsByVirtualName.find(([name]) => name.test(id))?.[1]
  const folder = tool === undefined ? packageFolderOf(id) : resolve('node_modules', tool)
  return folder === null ? [] : [folder]
}

function addTo(folder: string, added: readonly ShippedPackage[]): void {
  const byId = new Map([...readBefore(folder), ...added].map((each) => [`${each.name}@${each.version}`, each]))
  const all = [...byId.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  mkdirSync(folder, { recursive: true })
  writeAll(folder, all)
}

/** What the builds before this one wrote. */
function readBefore(folder: string): readonly ShippedPackage[] {
  const list = join(folder, 'packages.json')
  if (!existsSync(list)) return []
  const rows = JSON.parse(readFileSync(list, 'utf8')) as readonly ListedPackage[]
  return rows.map(({ file, ...told }) => ({ ...told, text: readFileSync(join(folder, file), 'utf8').trimEnd() }))
}

type ListedPackage = Omit<ShippedPackage, 'text'> & { readonly file: string }

function writeAll(folder: string, packages: readonly ShippedPackage[]): void {
  const write = (name: string, content: string) => writeFileSync(join(folder, name), `${content}\n`)
  const rows = packages.map(({ text, ...told }): ListedPackage => {
    const file = `${fileStem(told.name)}@${told.version}.txt`
    write(file, text)
    return { ...told, file }
  })
  write('packages.json', JSON.stringify(rows, null, 2))
  write('bom.cdx.json', JSON.stringify(bomOf(readSubject(), packages), null, 2))
}

function readSubject() {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
    name: string
    version: string
    license: string
  }
  return { name: manifest.name, version: manifest.version, licence: manifest.license }
}
