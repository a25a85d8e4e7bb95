/** `transcribe`: what is spoken in a media file, as a subtitle, by the service's speech recognition. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { isMediaAddress, readMediaAddress } from '../../batch/order/mediaAddress.ts'
import { runTranscription, type TranscriptionChoice } from '../../batch/order/runTranscription.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { printerOf } from '../print/printer.ts'
import { overridesOf } from '../overrides.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { withConnection } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { transcribeOptions } from '../table/optionSets.ts'

export async function transcribeCommand(
  given: Given<typeof transcribeOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values, positionals } = given
  const [media = ''] = positionals
  const choice = choiceOf(media, languageOf(values.language), terminal.cwd)
  const needs = { home: values.home, terminal, files, isOwner: true, overrides: overridesOf(values) }
  return withConnection(needs, async ({ batch }) => {
    const emit = printerOf(values, terminal)
    const { skipped, failed } = await runTranscription(batch, choice, { emit, signal: terminal.signal })
    return skipped + failed > 0 ? 1 : 0
  })
}

/** The subtitle of an address goes where the person stands, under the name that the address ends with. */
function choiceOf(media: string, language: LanguageTag, cwd: string): TranscriptionChoice {
  if (!isMediaAddress(media)) {
    const path = resolve(cwd, media)
    if (!existsSync(path)) throw new AppError('input.invalid', `There is no such file: ${path}`)
    return { media: path, videoPath: path, language }
  }
  const { href, name } = readMediaAddress(media)
  return { media: href, videoPath: join(cwd, name), language }
}

function languageOf(text: string | undefined): LanguageTag {
  if (text === undefined) throw new AppError('input.invalid', 'Say which language is spoken: --language LANG')
  const tag = languageTagOf(text)
  if (tag === null) throw new AppError('input.unknownLanguage', `"${text}" is not a supported language.`)
  return tag
}
