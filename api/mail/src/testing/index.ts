export { mailSamples, sampleWrittenAt } from './mail-samples';
