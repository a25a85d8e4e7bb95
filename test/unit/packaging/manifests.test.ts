import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fill, fillManifests, packageNames } from '../../../scripts/manifests.mjs'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
// What electron-builder reads its own configuration with.
const { load } = createRequire(createRequire(import.meta.url).resolve('app-builder-lib'))('js-yaml') as {
  readonly load: (text: string) => unknown
}

const base = 'https://downloads.example/undertitle'
const digestOf = (name: string) => createHash('sha256').update(name).digest('hex')

/** A release of files that hold their own names, and the manifests made from it. */
function filled() {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-manifests-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const [from, to] = [join(folder, 'release'), join(folder, 'manifests')]
  mkdirSync(from, { recursive: true })
  for (const name of Object.values(packageNames(version))) writeFileSync(join(from, name), name)
  fillManifests({ from, base: `${base}/`, to, date: '2026-01-31' })
  return (name: string) => readFileSync(join(to, name), 'utf8')
}
const read = filled()
const names = packageNames(version)
const urlOf = (which: string) => `${base}/${names[which] ?? ''}`
const sumOf = (which: string) => digestOf(names[which] ?? '')

test('no gap is left in any of them', () => {
  for (const name of ['flatpak/app.undertitle.Undertitle.yml', 'homebrew/undertitle.rb'])
    expect(read(name)).not.toContain('{{')
})

test('winget gets the three files of one version, each processor with its own installer and checksum', () => {
  const file = (kind: string) => load(read(`winget/Undertitle.Undertitle${kind}.yaml`)) as Record<string, unknown>
  for (const kind of ['', '.installer', '.locale.en-US'])
    expect(file(kind)).toMatchObject({
      PackageIdentifier: 'Undertitle.Undertitle',
      PackageVersion: version,
      ManifestVersion: '1.9.0',
    })
  expect(file('')).toMatchObject({ ManifestType: 'version', DefaultLocale: 'en-US' })
  expect(file('.installer')).toMatchObject({
    ManifestType: 'installer',
    InstallerType: 'nullsoft',
    ReleaseDate: '2026-01-31',
    Installers: ['x64', 'arm64'].map((arch) => ({
      Architecture: arch,
      InstallerUrl: urlOf(`nsis-${arch}`),
      InstallerSha256: sumOf(`nsis-${arch}`).toUpperCase(),
    })),
  })
  const locale = file('.locale.en-US')
  for (const field of ['PackageLocale', 'Publisher', 'PackageName', 'License', 'ShortDescription'])
    expect(locale[field], field).toEqual(expect.any(String))
})

test('Flatpak unpacks the .deb of each processor, and names the same app everywhere', () => {
  const manifest = load(read('flatpak/app.undertitle.Undertitle.yml')) as {
    modules: { sources: Record<string, unknown>[] }[]
  }
  expect(manifest).toMatchObject({ id: 'app.undertitle.Undertitle', 'rename-desktop-file': 'undertitle.desktop' })
  const sources = manifest.modules[0]?.sources ?? []
  expect(sources.slice(0, 2)).toMatchObject([
    { 'only-arches': ['x86_64'], url: urlOf('deb-x64'), sha256: sumOf('deb-x64') },
    { 'only-arches': ['aarch64'], url: urlOf('deb-arm64'), sha256: sumOf('deb-arm64') },
  ])
  const metainfo = read('flatpak/app.undertitle.Undertitle.metainfo.xml')
  expect(metainfo).toContain('<id>app.undertitle.Undertitle</id>')
  expect(metainfo).toContain(`<release version="${version}" date="2026-01-31" />`)
})

test('Homebrew composes the address of each .dmg from the version, with its checksum', () => {
  const cask = read('homebrew/undertitle.rb')
  expect(cask).toContain(`version "${version}"`)
  expect(/url "(.*)"/.exec(cask)?.[1]?.replaceAll('#{version}', version).replace('#{arch}', 'arm64')).toBe(
    urlOf('dmg-arm64'),
  )
  expect(cask).toMatch(new RegExp(`arm: +"${sumOf('dmg-arm64')}",\\n +intel: "${sumOf('dmg-x64')}"`))
  expect(cask.match(/\bdo\b/g)).toHaveLength(1)
  expect(cask.trimEnd().endsWith('\nend')).toBe(true)
})

test.skipIf(spawnSync('ruby', ['-v']).status !== 0)('Ruby reads the cask, where it is installed', () => {
  expect(spawnSync('ruby', ['-c', '-'], { input: read('homebrew/undertitle.rb') }).status).toBe(0)
})

test('a gap that nothing fills, a package that was not built and an address anybody could change are refused', () => {
  const release = { version, date: '2026-01-31', base, sha256Of: digestOf }
  expect(() => fill('{{owner}}', release)).toThrow('{{owner}}')
  expect(() => fill('{{url:msi-x64}}', release)).toThrow('msi-x64')
  const places = { from: tempFolder(), to: tempFolder(), date: '2026-01-31' }
  expect(() => fillManifests({ ...places, base })).toThrow('ENOENT')
  expect(() => fillManifests({ ...places, base: 'http://downloads.example' })).toThrow('https')
})
