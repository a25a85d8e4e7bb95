/** The report for support as the window makes and saves it: what is saved is what was shown, less what was taken out. */
import type { SupportReport } from '../../../shared/contract/program/support.ts'
import { AppError } from '../../../shared/errors.ts'
import { supportText } from '../../../shared/supportText.ts'
import type { Disk } from '../../disk/disk.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { Clock } from '../../../node/clock.ts'
import type { Ids } from '../../../node/ids.ts'

export interface SupportSessionParts {
  readonly gather: () => Promise<SupportReport['parts']>
  /** The system's dialog: a path, or null when it was closed. Null itself where there is none. */
  readonly chooseFile: ((proposedName: string) => Promise<string | null>) | null
  readonly disk: Pick<Disk, 'writeNew' | 'rename'>
  readonly ids: Ids
  readonly clock: Pick<Clock, 'nowMs'>
}

export interface SupportSession {
  make(): Promise<SupportReport>
  /** @throws AppError 'input.invalid' where another report was made since, or there is no dialog; as the disk says */
  save(reportId: string, omitted: readonly number[]): Promise<{ readonly isSaved: boolean }>
}

export function createSupportSession(parts: SupportSessionParts): SupportSession {
  const { gather, chooseFile, disk, ids, clock } = parts
  let shown: SupportReport | null = null

  /** The dialog has asked already whether a file that is there is replaced. */
  async function write(path: string, text: string): Promise<void> {
    const part = `${path}.${ids.newId()}.part`
    try {
      await disk.writeNew(part, Buffer.from(text), 'private')
      await disk.rename(part, path)
    } catch (thrown) {
      throw diskErrorOf(thrown, path)
    }
  }

  return {
    async make() {
      const made = { id: ids.newId(), parts: await gather() }
      shown = made
      return made
    },
    async save(reportId, omitted) {
      if (shown?.id !== reportId)
        throw new AppError('input.invalid', 'This report is no longer the one that is shown. Prepare it again.')
      if (!chooseFile)
        throw new AppError('input.invalid', 'This host has no dialog for files: the page saves the report.')
      const { parts: lines } = shown
      const path = await chooseFile(`undertitle-report-${new Date(clock.nowMs()).toISOString().slice(0, 10)}.txt`)
      if (path !== null) await write(path, supportText(lines, new Set(omitted)))
      return { isSaved: path !== null }
    },
  }
}
