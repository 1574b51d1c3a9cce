export { MemoryRouter } from 'react-router-dom';
export { createFormat } from '../format/format';
export { useToasts } from '../toasts/toasts';
export { buildConfig } from './build-config';
export { type FakeApi, type FakeHandlers, fakeApi, refusal } from './fake-api';
export { type MemoryPage, memoryPage } from './memory-page';
export { PlatformProvider, type PlatformProviderProps, setTestSession, startTestTexts } from './platform-provider';
