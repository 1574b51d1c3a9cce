export { createFormat } from '../format/format';
export { useToasts } from '../toasts/toasts';
export { buildConfig } from './build-config';
export { type FakeApi, type FakeHandlers, fakeApi, refusal } from './fake-api';
export { PlatformProvider, type PlatformProviderProps, setTestSession, startTestTexts } from './platform-provider';
