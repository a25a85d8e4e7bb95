/** `support`: prints the report for support, every line of it; what becomes of it is up to whoever reads it. */
import { supportText } from '../../../shared/supportText.ts'
import { systemClock } from '../../../node/clock.ts'
import { createMediaTools, ffmpegWords } from '../../media/mediaTools.ts'
import { supportParts } from '../../views/settings/supportParts.ts'
import type { ProgramFiles } from '../programFiles.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { withEngine } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { homeOptions } from '../table/optionSets.ts'

export async function supportCommand(
  given: Given<typeof homeOptions>,
  terminal: Terminal,
  files: ProgramFiles,
): Promise<ExitCode> {
  const { values } = given
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async (engine) => {
    const tools = createMediaTools({ programs: engine, clock: systemClock })
    const ffmpeg = ffmpegWords(await tools.find())
    const parts = await supportParts(engine, { version: files.version, face: 'command', ffmpeg })
    terminal.stdout(supportText(parts, new Set()).trimEnd())
    return 0
  })
}
