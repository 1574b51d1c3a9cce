import './federation/provide-shared';
import '@gyg/design-system/styles.css';
import { startShell } from './app/start';

void startShell();
