/** When the pictures of a subtitle track are shown, by the list of its packets as ffmpeg's framecrc writes it. Pure. */
import type { Span } from '../../shared/timing/span.ts'

interface Packet {
  readonly atMs: number
  /** 0 or far too much where the container does not say. */
  readonly durationMs: number
  /** It takes a picture away and brings none. */
  readonly isClear: boolean
}

/** PGS ends a picture by a set of segments without one: of 30 to 39 bytes. One with a picture needs more than 60. */
const mostClearBytes = 48
/** Where nothing says when a picture goes. */
const usualMs = 3_000
const longestMs = 10_000
/** ffmpeg's own VobSub says 49 days, which means that it does not know. */
const mostBelievedMs = 60_000

export function pictureSpans(list: string): readonly Span[] {
  const packets = packetsIn(list)
  const spans = packets.flatMap((packet, index) => {
    if (packet.isClear) return []
    const isTold = packet.durationMs > 0 && packet.durationMs <= mostBelievedMs
    const endMs = isTold ? packet.atMs + packet.durationMs : endOf(packet, packets[index + 1])
    return endMs > packet.atMs ? [{ startMs: packet.atMs, endMs: Math.min(endMs, packet.atMs + longestMs) }] : []
  })
  // A picture gives way to the next one, whatever its own length was.
  return spans.map((span, index) => ({ ...span, endMs: Math.min(span.endMs, spans[index + 1]?.startMs ?? Infinity) }))
}

/** A set without a picture clears; the next picture takes its place. */
function endOf({ atMs }: Packet, next: Packet | undefined): number {
  if (next === undefined) return atMs + usualMs
  return next.isClear ? next.atMs : Math.min(next.atMs, atMs + usualMs)
}

/** Lines are 'stream, decoded at, shown at, length, bytes, checksum' in units of '#tb stream: 1/1000'. */
function packetsIn(list: string): readonly Packet[] {
  const isPgs = /^#codec_id 0: hdmv_pgs_subtitle/m.test(list)
  let unitMs = 1
  const packets: Packet[] = []
  for (const line of list.split('\n')) {
    const [, top, bottom] = /^#tb 0: (\d{1,9})\/(\d{1,9})/.exec(line) ?? []
    if (top !== undefined && Number(bottom) > 0) unitMs = (1000 * Number(top)) / Number(bottom)
    const [, shown, length, bytes] = /^0,\s*-?\d+,\s*(-?\d{1,15}),\s*(\d{1,15}),\s*(\d{1,12}),/.exec(line) ?? []
    if (shown === undefined) continue
    const [atMs, durationMs] = [Number(shown), Number(length)].map((units) => Math.round(units * unitMs))
    packets.push({ atMs: atMs ?? 0, durationMs: durationMs ?? 0, isClear: isPgs && Number(bytes) <= mostClearBytes })
  }
  return packets.filter(({ atMs }) => atMs >= 0).sort((a, b) => a.atMs - b.atMs)
}
