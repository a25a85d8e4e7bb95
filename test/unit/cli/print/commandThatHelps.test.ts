import { expect, test } from 'vitest'
import { noTranslator } from '../../../../electron/ai/translators.ts'
import { commandThatHelps } from '../../../../electron/cli/print/commandThatHelps.ts'
import { createUploadLines } from '../../../../electron/cli/print/uploadLines.ts'
import { checkedAddress, redirectTarget } from '../../../../electron/serviceClient/addresses.ts'
import { sentenceOf } from '../../../../electron/serviceClient/answers/statusToError.ts'
import { AppError, errorCodes, toAppError } from '../../../../shared/errors.ts'
import { secretNames } from '../../../../shared/settings/secretTable.ts'
import { isSettingKey } from '../../../../shared/settings/settingTable.ts'

function thrownBy(act: () => unknown): AppError {
  try {
    act()
  } catch (thrown) {
    return toAppError(thrown)
  }
  throw new Error('Nothing was thrown.')
}

const tokenMissing = new AppError('token.missing', 'Uploads need an upload token. Enter one in the settings.')

const failures = [
  ...errorCodes.map((code) => new AppError(code, sentenceOf(code))),
  new AppError('engine.missing', noTranslator),
  tokenMissing,
  ...['nowhere', 'http://service.example', 'https://me:word@service.example'].map((address) =>
    thrownBy(() => checkedAddress(address)),
  ),
  thrownBy(() => redirectTarget(new URL('https://a.example'), 'https://b.example', 0)),
]

test.each(
  failures.filter(({ message }) => message.includes('settings')).map((error) => [error.message, error] as const),
)('“%s” is followed by a command that there is', (_message, error) => {
  const help = commandThatHelps(error) ?? ''
  expect(help).toContain('undertitle config set ')
  const named = [...help.matchAll(/config (?:get|set) ([a-z]\w*(?:[.-]\w+)*)/g)].map(([, key = '']) => key)
  expect(named.filter((key) => !isSettingKey(key) && !secretNames.some((name) => name === key))).toEqual([])
})

test('a sentence that sends to no settings is followed by nothing', () => {
  const listed = new AppError('service.unsafeAddress', 'The service listed an address that the app does not follow.')
  expect([listed, new AppError('service.timeout', sentenceOf('service.timeout'))].map(commandThatHelps)).toEqual([
    null,
    null,
  ])
})

test('of many uploads that fail alike the command is told once', () => {
  const errors: string[] = []
  const lines = createUploadLines(
    { isJson: false, isQuiet: true },
    { stdout: () => undefined, stderr: (line) => errors.push(line) },
  )
  lines.failed(['/videos/a.srt'], tokenMissing)
  lines.failed(['/videos/b.srt'], tokenMissing)
  expect(errors).toEqual([
    `a.srt: ${tokenMissing.message}`,
    commandThatHelps(tokenMissing),
    `b.srt: ${tokenMissing.message}`,
  ])
})
