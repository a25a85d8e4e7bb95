import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPackageConfig, validatePackageConfig } from '../../support/packageConfig.ts'

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
  expect([config.linux?.target, config.win?.target, config.mac?.target]).toEqual([
    ['AppImage', 'deb', 'rpm'],
    ['nsis'],
    ['dmg', 'zip'],
  ])
})

test('no package is started with a weaker sandbox', () => {
  expect(JSON.stringify(config)).not.toMatch(/no-sandbox|disable-web-security|executableArgs/)
})

test('every icon that is named is there', () => {
  for (const icon of [config.linux?.icon, config.win?.icon, config.mac?.icon]) {
    expect(existsSync(join(config.directories?.buildResources ?? '', String(icon)))).toBe(true)
  }
})
