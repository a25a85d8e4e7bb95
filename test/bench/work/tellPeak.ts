/** Loaded into a program that is measured: says its peak memory in MB as its very last words. */
import { peakMb } from '../child.ts'

process.on('exit', () => {
  process.stderr.write(`\npeak ${peakMb().toFixed(1)}`)
})
