/** Every planted fault: of the API's rules, and of the promises. */
import { accountFaults } from './accountFaults.ts'
import { jobFaults } from './jobFaults.ts'
import { limitFaults } from './limitFaults.ts'
import type { PlantedFault } from './plantedFault.ts'
import { promiseFaults } from './promiseFaults.ts'
import { remainingFaults } from './remainingFaults.ts'
import { rowFaults } from './rowFaults.ts'
import { sampledFaults } from './sampledFaults.ts'
import { searchFaults } from './searchFaults.ts'

export const allFaults: readonly PlantedFault[] = [
  ...rowFaults,
  ...limitFaults,
  ...searchFaults,
  ...accountFaults,
  ...remainingFaults,
  ...sampledFaults,
  ...jobFaults,
  ...promiseFaults,
]
