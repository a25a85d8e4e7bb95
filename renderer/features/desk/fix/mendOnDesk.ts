/** Mends a finding of the subtitle on the desk, and shows what stands there then. */
import type { FileFinding } from '../../../../shared/contract/videos/checkup.ts'
import { showWritten, type DeskParts } from '../showWritten.ts'

/** @param onMended told of what takes it back, wherever they are by then */
export async function mendOnDesk(
  parts: DeskParts,
  fault: FileFinding,
  onMended: (batchId: string) => void,
): Promise<void> {
  const { desk, faults } = parts.stores
  const { subject } = desk.getState()
  if (!subject) return
  const mended = await faults.getState().mend(fault)
  if (!mended) return
  const { batchId, sidecarId } = mended
  onMended(batchId)
  await showWritten(parts, { subject, file: { kind: 'beside', videoId: subject.videoId, sidecarId } })
}
