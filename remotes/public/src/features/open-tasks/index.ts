export { OpenTasks, OpenTasksLoading } from './ui/open-tasks';
