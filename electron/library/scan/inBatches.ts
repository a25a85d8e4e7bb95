/** Gathers what a stream brings within some time, so that it can be handed on in few pieces. */

const mostInBatch = 1_000

/** The first piece comes alone. No timer runs: a batch ends with the first piece that comes after its time. */
export async function* inBatches<Item>(
  pieces: AsyncIterable<readonly Item[]>,
  batchMs: number,
  nowMs: () => number = () => performance.now(),
): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = []
  let endsMs = 0
  for await (const piece of pieces) {
    for (const item of piece) {
      batch.push(item)
      if (batch.length < mostInBatch) continue
      yield batch
      batch = []
    }
    if (batch.length === 0 || nowMs() < endsMs) continue
    yield batch
    batch = []
    endsMs = nowMs() + batchMs
  }
  if (batch.length > 0) yield batch
}
