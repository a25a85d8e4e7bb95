/** Gathers what a stream brings within some time, so that it can be handed on in few pieces. */

const mostInBatch = 1_000

/** The first item comes alone. No timer runs: a batch ends with the first item that comes after its time. */
export async function* inBatches<Item>(
  items: AsyncIterable<Item>,
  batchMs: number,
  nowMs: () => number = () => performance.now(),
): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = []
  let endsMs = 0
  for await (const item of items) {
    batch.push(item)
    if (nowMs() < endsMs && batch.length < mostInBatch) continue
    yield batch
    batch = []
    endsMs = nowMs() + batchMs
  }
  if (batch.length > 0) yield batch
}
