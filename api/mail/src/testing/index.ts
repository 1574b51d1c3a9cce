export { type FakeSmtpServer, startFakeSmtpServer } from '../delivery/fake-smtp-server';
export { mailSamples, sampleWrittenAt } from './mail-samples';
