import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerBundle, bundleScheme } from '../../../../electron/desktop/window/bundleProtocol.ts'
import { listBuiltFiles } from '../../../../node/ownPage/builtFiles.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

function builtScreens() {
  const folder = tempFolder()
  mkdirSync(join(folder, 'screens', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.html'), 'secret')
  writeFileSync(join(folder, 'screens', 'index.html'), 'page')
  writeFileSync(join(folder, 'screens', 'assets', 'app.js'), 'code')
  writeFileSync(join(folder, 'screens', 'assets', 'app.js.map'), 'map')
  return listBuiltFiles(join(folder, 'screens'))
}

const get = (url: string, method = 'GET') =>
  answerBundle({ url, method, headers: new Headers() }, builtScreens(), { get: () => null })

test('built files are served by name with their type', async () => {
  const answer = await get('app://bundle/assets/app.js')
  expect([answer.status, await answer.text()]).toEqual([200, 'code'])
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('the empty path is the page, and a query changes nothing', async () => {
  expect(await (await get('app://bundle/')).text()).toBe('page')
  expect(await (await get('app://bundle/index.html?x=1')).text()).toBe('page')
})

test('every answer locks the page: policy, type, opener and readers', async () => {
  for (const url of ['app://bundle/index.html', 'app://bundle/nothing']) {
    const { headers } = await get(url)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

test.each([
  'app://bundle/../secret.html',
  'app://bundle/%2e%2e/secret.html',
  'app://bundle/..%2fsecret.html',
  'app://bundle/..\\secret.html',
  'app://bundle//index.html',
  'app://bundle/assets/',
  'app://bundle/assets/app.js.map',
  'app://bundle/INDEX.HTML',
  'app://bundle/__proto__',
  'app://other/index.html',
  'app://user@bundle/index.html',
  'app://bundle:80/index.html',
  'file:///etc/passwd',
])('%s has no answer', async (url) => {
  expect((await get(url)).status).toBe(404)
})

test('only reading is answered', async () => {
  expect((await get('app://bundle/index.html', 'POST')).status).toBe(404)
})

test('the scheme has no way past the policy and no service workers', () => {
  expect(bundleScheme.privileges).toEqual({ standard: true, secure: true, supportFetchAPI: true, stream: true })
})
