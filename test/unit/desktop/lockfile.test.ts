/** Promise E4: what is installed is what was locked, by checksum, and runs nothing at install but what is listed. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly integrity?: string
  /** Only written for what does not come from the registry. */
  readonly resolved?: string
  readonly hasInstallScript?: boolean
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly allowScripts: Readonly<Record<string, boolean>>
}
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')

test('every package is locked by the checksum of its content, and comes from the registry', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('whether a package may run a script when it is installed stands in a list', () => {
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(
    withScript.map((path) => path.replace(/^.*node_modules\//, '')).filter((name) => !(name in manifest.allowScripts)),
  ).toEqual([])
})

test('every dependency is an exact version', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
