import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePlist } from '../../support/programs/parsePlist.ts'
import { readPackageConfig, validatePackageConfig } from '../../support/programs/packageConfig.ts'

const config = await readPackageConfig()

test("the configuration of the packages fits electron-builder's own schema", async () => {
  await expect(validatePackageConfig(config)).resolves.toBeUndefined()
  await expect(validatePackageConfig({ ...config, electronFuse: {} })).rejects.toThrow('electronFuse')
})

test('every fuse that lets the binary do something else than this app is set', () => {
  expect(config.electronFuses).toEqual({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    onlyLoadAppFromAsar: true,
    enableEmbeddedAsarIntegrityValidation: true,
    enableCookieEncryption: true,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true,
  })
})

test('the app is one archive whose integrity is checked', () => {
  expect(config.asar).toBe(true)
  expect(config.asarUnpack).toBeUndefined()
  expect(config.disableAsarIntegrity ?? false).toBe(false)
  expect(config.disableSanityCheckAsar ?? false).toBe(false)
})

test('a build publishes nothing and downloads no web installer', () => {
  expect(config.publish).toBeNull()
  const both = (target: string) => ({ target, arch: ['x64', 'arm64'] })
  expect([config.linux?.target, config.win?.target, config.mac?.target]).toEqual([
    ['AppImage', 'deb', 'rpm'].map(both),
    ['nsis', 'portable'].map(both),
    ['dmg', 'zip'].map(both),
  ])
})

test('every package has a name of its own, without spaces', () => {
  const names = [config.nsis, config.portable, config.mac, config.linux].map((part) => part?.artifactName ?? '')
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).toMatch(/^undertitle-\$\{version\}-[a-z$-]+\$\{arch\}[a-z-]*\.\$\{ext\}$/)
})

test('the app is one and the same to every system', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>
  expect(manifest).toMatchObject({
    productName: config.productName,
    main: 'dist/main.js',
    desktopName: 'undertitle.desktop',
    homepage: 'https://undertitle.app',
  })
  expect(config).toMatchObject({ appId: 'app.undertitle.desktop', productName: 'Undertitle' })
  expect(config.extraMetadata).toBeUndefined()
  expect(config.linux?.syncDesktopName).toBe(true)
})

test('an AppImage runs without FUSE 2', () => {
  expect(config.toolsets?.appimage).toBe('1.0.3')
})

test('the hardened runtime allows compiled scripts and nothing else, to the app and to its helpers', () => {
  expect(config.mac?.hardenedRuntime).toBe(true)
  expect(config.mac?.entitlementsInherit).toBe(config.mac?.entitlements)
  const entitlements = parsePlist(config.mac?.entitlements ?? '')
  expect(entitlements).toEqual({ 'com.apple.security.cs.allow-jit': true })
})

test('no build takes a video away from its player', () => {
  expect([config.fileAssociations, config.win?.fileAssociations, config.mac?.fileAssociations]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(config.linux?.desktop?.entry?.['InitialPreference']).toBe('0')
})

test('no certificate, password or address is written into the configuration', () => {
  const text = readFileSync('electron-builder.yml', 'utf8')
  expect(text).not.toMatch(/csc|password|certificate|identity|teamId|https?:/i)
})

test('no package is started with a weaker sandbox', () => {
  expect(JSON.stringify(config)).not.toMatch(/no-sandbox|disable-web-security|executableArgs/)
})

test('every icon that is named is there', () => {
  for (const icon of [config.linux?.icon, config.win?.icon, config.mac?.icon]) {
    expect(existsSync(join(config.directories?.buildResources ?? '', String(icon)))).toBe(true)
  }
})
