import { MinimalReporter } from 'vitest/node';

/** Prints failing tests with their output, and nothing when all pass: the counts are in the JSON report. */
export class FailuresReporter extends MinimalReporter {
  override onInit(vitest: Parameters<MinimalReporter['onInit']>[0]): void {
    // The base class prints the version and the folder here.
    this.ctx = vitest;
    this.start = performance.now();
  }

  override reportTestSummary(): void {}
}
