import { expect, test } from 'vitest'
import { createLinkOpener, judgeLink } from '../../../../electron/desktop/links/externalLinks.ts'
import { linkHostsOf } from '../../../../electron/desktop/links/linkHosts.ts'
import { externalAddresses } from '../../../support/hostile/networkCorpus.ts'

const hosts = ['service.example']

test('a plain https address of a listed host may be opened', () => {
  expect(judgeLink('https://service.example/upgrade?plan=2#top', hosts)?.href).toBe(
    'https://service.example/upgrade?plan=2#top',
  )
})

test.each([
  'http://service.example/upgrade',
  'https://service.example.canary.invalid/',
  'https://service.example@canary.invalid/',
  'https://user:word@service.example/',
  'https://service.example:8443/',
  'https://www.service.example/',
  'https://canary.invalid/',
  'https://127.0.0.1/',
  'https://sеrvice.example/',
  'https://service.example/\u202e',
  'https://service.example\\@canary.invalid/',
  ' https://service.example/',
  'https://service.example/ x',
  'HTTPS://canary.invalid/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'file://canary.invalid/share',
  'smb://canary.invalid/s',
  '\\\\canary.invalid\\s',
  'ms-msdt:/id',
  'search-ms:query=x',
  'vscode://x',
  'steam://run/1',
  'mailto:a@b',
  'tel:1',
  'data:text/html,x',
  'ftp://service.example/',
  'https://',
  '',
])('%j is not opened', (address) => {
  expect(judgeLink(address, hosts)).toBeNull()
})

test.skipIf(!externalAddresses)('of the addresses of the corpus only those are opened that may be', () => {
  const judged = externalAddresses?.map(({ u }) => ({
    u,
    expect: judgeLink(u, hosts) ? 'open after a question' : 'refuse',
  }))
  expect(judged).toEqual(externalAddresses)
  expect(externalAddresses).toHaveLength(24)
})

const client = { call: async () => ({ values: { 'service.address': 'https://service.example' } }) as never }

test('the user is asked with the host, and only a yes opens', async () => {
  const asked: string[] = []
  const opened: string[] = []
  let answer = false
  const openLink = createLinkOpener({
    client,
    dialogs: {
      async confirmLink(host) {
        asked.push(host)
        return answer
      },
    },
    shell: { openExternal: async (address) => void opened.push(address) },
  })
  await openLink('https://service.example/a')
  answer = true
  await openLink('https://service.example/b')
  await openLink('https://canary.invalid/')
  expect(asked).toEqual(['service.example', 'service.example'])
  expect(opened).toEqual(['https://service.example/b'])
})

test('a page that asks a hundred times gets one question', async () => {
  let asked = 0
  const openLink = createLinkOpener({
    client,
    dialogs: { confirmLink: async () => ((asked += 1), false) },
    shell: { openExternal: async () => undefined },
  })
  await Promise.all(Array.from({ length: 100 }, () => openLink('https://service.example/')))
  expect(asked).toBe(1)
})

test('the hosts of links are those of the service in the settings; the built-in one has none', () => {
  const addresses = { 'service.downloadAddress': '', 'service.uploadAddress': 'https://up.example:8443' }
  expect(linkHostsOf({ ...addresses, 'service.address': 'embedded' })).toEqual([])
  expect(linkHostsOf({ ...addresses, 'service.address': 'http://service.example' })).toEqual([])
  expect(linkHostsOf({ ...addresses, 'service.address': 'https://service.example/api' })).toEqual(['service.example'])
})
